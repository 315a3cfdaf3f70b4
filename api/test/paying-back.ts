import { placeOrder, press } from './buying.ts'
import type { TestApi } from './harness.ts'
import { createPerson, type Person } from './people.ts'

/** Somebody with one paid order. */
export const createBuyer = async (api: TestApi, extra: Record<string, unknown> = {}) => {
  const person = await createPerson(api)
  return { person, ...(await buy(api, person, extra)) }
}

export const buy = async (api: TestApi, person: Person, extra: Record<string, unknown> = {}) => {
  const { orderId, providerId } = await placeOrder(person, extra)
  await press(api, providerId, 'pay')
  return { orderId, providerId }
}

export const withdraw = (person: Person, orderId: number, extra: Record<string, unknown> = {}) =>
  person.post('/api/refund.php', { order_id: orderId, name: 'Anna de Vries', confirm: true, ...extra })

export const isPremium = async (api: TestApi, person: Person): Promise<boolean> => {
  const { paid_user } = await api.services.db
    .selectFrom('users')
    .select('paid_user')
    .where('id', '=', person.userId)
    .executeTakeFirstOrThrow()
  return paid_user
}

export const emailOf = async (api: TestApi, person: Person): Promise<string> => {
  const { email } = await api.services.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', person.userId)
    .executeTakeFirstOrThrow()
  return email
}
