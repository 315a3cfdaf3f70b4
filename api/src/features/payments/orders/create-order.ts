import { createOrderContract } from '@lonk/shared-api/calls/payments/order.schema.ts'
import { isKeepable } from '../../../adapters/payments/methods.ts'
import { fieldError } from '../../../errors.ts'
import { endpoint } from '../../../http/endpoint.ts'
import { customerOf, openMethod, savedMethods } from '../saved-methods/keep-method.ts'
import { createVault } from '../vault.ts'
import { placeOrder } from './place-order.ts'
import { orderAnswer } from './view.ts'

/** POST /api/order.php: to be paid at the provider's page, or at once with a method kept earlier. */
export const createOrderEndpoint = endpoint(createOrderContract, async (context) => {
  const { services, member, input, now } = context
  const { saved_method_id, save_method, paymentmethod } = input
  if (save_method && !isKeepable(paymentmethod)) throw fieldError('save_method', 'field_invalid')
  const own = saved_method_id ? await savedMethods(services.db, member.userId, services.payments, now) : []
  const saved = own.find(({ id, method }) => id === saved_method_id && method === paymentmethod)
  if (saved_method_id && !saved) throw fieldError('saved_method_id', 'field_invalid')
  const site = await services.sites.of(member.host, member.country)
  return placeOrder(context, {
    input,
    paying: async () => {
      if (saved) return { charge: openMethod(saved, createVault(services.config.secrets)) }
      return save_method ? { save: { customer_id: await customerOf(services, member.userId) } } : {}
    },
    answer: (trx, order) => orderAnswer(trx, order, { settings: site.values, now }),
  })
})
