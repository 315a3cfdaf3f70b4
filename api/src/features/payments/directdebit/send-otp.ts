import { directDebitOtpContract } from '@lonk/shared-api/calls/payments/directdebit.schema.ts'
import { directDebitFor } from '../../../adapters/payments/methods.ts'
import { queueText } from '../../../core/mail/queue-mail.ts'
import { lockWallet } from '../../../core/wallet/ledger.ts'
import { apiError } from '../../../errors.ts'
import { endpoint } from '../../../http/endpoint.ts'
import { idempotent } from '../../../http/idempotent.ts'
import { requireFirstBonus } from '../discount/bonus-once.ts'
import { requireDiscount } from '../discount/check-discount.ts'
import { priceOf, requireBundle } from '../orders/draft-order.ts'
import { paymentTexts } from '../texts/payment-texts.ts'
import { createVault } from '../vault.ts'
import { maskPhone, readPhone } from './account.ts'
import { lockDebtor } from './debtor.ts'
import { creditorOf, mandateText } from './mandate.ts'
import { isPhoneFree, issueOtp, otpMinutes } from './otp.ts'
import { requireUnblocked, requireWithinLimits } from './require-allowed.ts'

/** POST /api/directdebit-otp.php: a code to the member's phone, and the mandate that it will sign. */
export const sendOtpEndpoint = endpoint(directDebitOtpContract, async (context) => {
  const { input, member, services, site, language, now } = context
  const { userId, country } = member
  const phone = readPhone(input.phone)
  const vault = createVault(services.config.secrets)
  return idempotent(context, async (trx) => {
    await lockWallet(trx, userId)
    await requireUnblocked(trx, userId)
    const bundle = await requireBundle(trx, { bundle_id: input.bundle_id, country })
    if (!directDebitFor({ country, currency: bundle.currency })) throw apiError('paymentmethod_blocked')
    const discount = input.discountcode
      ? await requireDiscount(trx, input.discountcode, {
          buyer: { userId, paid: member.paidUser, country },
          order: { ...bundle, paymentmethod: 'directdebit' },
          now,
        })
      : undefined
    const { total_cents } = await priceOf(trx, bundle, discount?.value_percentage ?? 0, now)
    const debtor = { userId, phoneHash: vault.hash('phone', phone) }
    await lockDebtor(trx, debtor)
    if (discount) await requireFirstBonus(trx, discount, debtor)
    await requireWithinLimits(trx, debtor, { total_cents, now })
    if (!(await isPhoneFree(trx, { userId, phone, now, vault }))) throw apiError('directdebit_limit')
    const code = await issueOtp(trx, input, { userId, phone, now, vault })
    const text = paymentTexts(language)('text_message', { code, site: site.values.mail_name })
    const content = { subject: '', text, html: '', links: [] }
    await queueText(trx, { userId, to: phone, content, now })
    const creditor = await creditorOf(trx, site.companyId)
    return {
      sent_to_masked: maskPhone(phone),
      expires_in: (otpMinutes * 60) as 600,
      mandate_text: mandateText(creditor, { total_cents, currency: bundle.currency }, language),
    }
  })
})
