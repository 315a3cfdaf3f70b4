import type { Bundle, DiscountCode, Order, Payment } from '../schemas/order.ts'
import type { OwnProfile, ProfileCard } from '../schemas/profile.ts'
import type { Settings } from '../schemas/settings.ts'
import type { Transaction } from '../schemas/transaction.ts'
import type { User } from '../schemas/user.ts'
import { noTraits } from '../traits.ts'

/** Whole objects of the contract for tests, each to be varied: `exampleUser({ credits: 0 })`. */

/** A woman of Utrecht, online, 10 km off, without a photo, neither liked nor liking. */
export const exampleCard = (more: Partial<ProfileCard> = {}): ProfileCard => ({
  id: 12,
  name: 'Sanne_34',
  age: 34,
  gender: 'female',
  city: 'Utrecht',
  region: 'Utrecht',
  country: 'NL',
  main_image: null,
  photo_count_public: 0,
  photo_count_private: 0,
  online: true,
  last_online: 'now',
  distance_km: 10,
  verified: false,
  premium: false,
  fictional: false,
  liked: false,
  liked_me: false,
  match: false,
  ...more,
})

const ownProfile: OwnProfile = {
  ...exampleCard({ id: 7, name: 'Jan_40', gender: 'male', distance_km: null }),
  status: 'active',
  ...noTraits,
  sexuality: 'hetero',
  about: '',
  interests: [],
  photos: [],
  conversation_id: null,
  blocked_by_me: false,
  date_of_birth: '1985-05-17',
  seeking: 'female',
  region_id: 3,
  city_id: 30,
  show_on_landers: false,
  photo_limit: 3,
  completeness: 40,
}

/** A free member with a confirmed address and two credits. */
export const exampleUser = (more: Partial<User> = {}): User => ({
  id: 7,
  email: 'jan@example.test',
  email_masked: 'j***@example.test',
  status: 'active',
  credits: 2,
  paid_user: false,
  signup_date: '2026-03-01T12:00:00.000Z',
  language: 'nl',
  country: 'NL',
  fictional_icon: null,
  notifications_disabled: [],
  invisible: false,
  read_receipts: true,
  free_conversations_left: 2,
  has_push: false,
  directdebit_blocked: false,
  spend_limit: null,
  terms_version: '2023-12-01T12:00:00Z',
  terms_accepted_version: '2023-12-01T12:00:00Z',
  roles: [],
  profile: ownProfile,
  ...more,
})

/**
 * The defaults of `docs/api.md` 2.2 for a Dutch visitor; `search_fields` and `visible_profile_fields` are empty: all
 * of them.
 */
export const exampleSettings = (more: Partial<Settings> = {}): Settings => ({
  name: 'Lonk',
  domain: 'lonk.test',
  domain_language: 'nl',
  cdn_prefix: '/photos/',
  niche: 1,
  niche_slug: 'plain',
  countries: ['NL', 'BE', 'DE'],
  index_title: '',
  description: '',
  geoip_country: 'NL',
  geoip_selected_country: 'NL',
  signups: 'all',
  logged_out_search: true,
  logged_out_search_trafficsource: true,
  push_public_key: '',
  enable_site_entry_popup: 'yes',
  minimum_message_costs: { NL: { costs: '0.77', currency: 'EUR' } },
  message_credits: 1,
  signup_credits: 2,
  photo_credits: 2,
  gift_credits: 3,
  message_length: 1000,
  support_phone: '+31201234567',
  support_email: 'support@lonk.test',
  visible_profile_fields: [],
  visible_profile_notes: [],
  search_fields: [],
  fictional_warning: '',
  fictional_singular: '',
  fictional_plural: '',
  fictional_icon: '',
  refund_days: 14,
  member_resell: false,
  company_id: 1,
  mail_name: 'Lonk',
  cam_promo: null,
  terms_version: '2023-12-01T12:00:00Z',
  min_age: 18,
  photo_limits: { free: 3, premium: 25 },
  swipe_likes_per_day: 4,
  free_conversations: 2,
  spend_limit_default: null,
  premium_claim_pct: null,
  premium_claim_evidence: null,
  cookie_version: '1',
  locales: ['nl', 'en'],
  likes_locked_free: false,
  private_photo_access: 'premium',
  time_bonus_enabled: true,
  age_assurance: 'self',
  sse: true,
  demo: false,
  ...more,
})

/** The smallest: 10 credits for € 14.99, no bonus. */
export const exampleBundle = (more: Partial<Bundle> = {}): Bundle => ({
  id: 1,
  credits: 10,
  bonus_credits: 0,
  price: { amount: '14.99', currency: 'EUR' },
  price_per_message: { amount: '1.50', currency: 'EUR' },
  label: '10 credits',
  popular: false,
  ...more,
})

/** The welcome discount: 25 % until `expires`. */
export const exampleDiscount = (more: Partial<DiscountCode> = {}): DiscountCode => ({
  code: 'TIMEBONUS25',
  country: null,
  user_id: 7,
  expires: null,
  value_percentage: 25,
  percentage: 25,
  currency: null,
  minimum_order_value: null,
  status: 'active',
  validity: null,
  expired: false,
  paymentmethods: [],
  ...more,
})

/** Open and unpaid, by iDEAL; nothing of it can be given back. */
export const exampleOrder = (more: Partial<Order> = {}): Order => ({
  id: 500,
  number: 'L-2026-000500',
  bundle: exampleBundle(),
  credits: 10,
  total: { amount: '14.99', currency: 'EUR' },
  discount: { amount: '0.00', currency: 'EUR' },
  vat: { rate: '21.00', amount: '2.60' },
  state: 'open',
  paymentmethod: 'ideal',
  created_at: '2026-03-01T12:00:00.000Z',
  completed_at: null,
  refundable: { until: null, credits: 0, amount: { amount: '0.00', currency: 'EUR' } },
  ...more,
})

/** Of `exampleOrder`: pending, with somewhere to go on to. */
export const examplePayment = (more: Partial<Payment> = {}): Payment => ({
  payment_id: 'tr_1',
  order_id: 500,
  credits: 10,
  amount: '14.99',
  currency: 'EUR',
  status: 'pending',
  redirect_url: 'https://pay.example.test/tr_1',
  reason: null,
  transfer: null,
  ...more,
})

/** What {@link exampleOrder} cost, with its invoice. */
export const exampleTransaction = (more: Partial<Transaction> = {}): Transaction => {
  const order = exampleOrder()
  return {
    id: 700,
    date: '2026-03-01T12:00:00.000Z',
    kind: 'purchase',
    order,
    payment: examplePayment(),
    invoice_number: '2026-000700',
    lines: [{ description: 'Credits', quantity: 1, amount: { amount: '14.99', currency: 'EUR' } }],
    invoice_url: '/api/invoice.php?id=700',
    refund_status: null,
    ...more,
  }
}
