import {
  deleteAccountContract,
  getAccountContract,
  pauseAccountContract,
  reactivateAccountContract,
} from './calls/account/account.schema.ts'
import { askExportContract, getExportContract, getExportFileContract } from './calls/account/export.schema.ts'
import { askMailChangeContract, doMailChangeContract } from './calls/account/mail-change.schema.ts'
import {
  addPasskeyContract,
  getPasskeysContract,
  passkeyLoginContract,
  passkeyLoginOptionsContract,
  removePasskeyContract,
  startPasskeyContract,
} from './calls/account/passkeys.schema.ts'
import { changePasswordContract } from './calls/account/password.schema.ts'
import { subscribePushContract, unsubscribePushContract } from './calls/account/push.schema.ts'
import {
  askPasswordResetContract,
  checkPasswordResetContract,
  resetPasswordContract,
} from './calls/account/reset-password.schema.ts'
import { endSessionsContract, getSessionsContract } from './calls/account/sessions.schema.ts'
import {
  deleteChatContract,
  getChatContract,
  startChatContract,
  updateChatContract,
} from './calls/chat/chat.schema.ts'
import { chatsContract } from './calls/chat/chats.schema.ts'
import { giftsContract } from './calls/chat/gifts.schema.ts'
import { icebreakersContract } from './calls/chat/icebreakers.schema.ts'
import { deleteMessageContract, sendMessageContract } from './calls/chat/message.schema.ts'
import { typingContract } from './calls/chat/typing.schema.ts'
import { companyInfoContract } from './calls/content/companyinfo.schema.ts'
import { consentContract } from './calls/content/consent.schema.ts'
import { contactContract } from './calls/content/contact.schema.ts'
import { geocodeContract } from './calls/content/geocode.schema.ts'
import { interestsContract } from './calls/content/interests.schema.ts'
import { logContract } from './calls/content/log.schema.ts'
import { pageContract } from './calls/content/page.schema.ts'
import { regionsContract } from './calls/content/regions.schema.ts'
import { settingsContract } from './calls/content/settings.schema.ts'
import { getLanderContract } from './calls/landers/lander.schema.ts'
import { autoLikeContract } from './calls/likes/auto-like.schema.ts'
import { likeContract, markLikeSeenContract, unlikeContract } from './calls/likes/like.schema.ts'
import { likesContract } from './calls/likes/likes.schema.ts'
import { findMatchesContract, getMatchQuestionsContract } from './calls/matching/match-finder.schema.ts'
import {
  deleteSavedSearchContract,
  getSavedSearchesContract,
  saveSearchContract,
} from './calls/matching/saved-search.schema.ts'
import {
  getSignupMatchesContract,
  likeSignupMatchesContract,
} from './calls/matching/signup-matches.schema.ts'
import { getSwipeDeckContract, swipeContract, undoSwipeContract } from './calls/matching/swipe.schema.ts'
import { membersContract } from './calls/members/members.schema.ts'
import {
  getNotificationsContract,
  updateNotificationsContract,
} from './calls/notifications/notifications.schema.ts'
import { openUnsubscribeContract, unsubscribeContract } from './calls/notifications/unsubscribe.schema.ts'
import { mailWebhookContract } from './calls/notifications/webhook-mail.schema.ts'
import { directDebitContract, directDebitOtpContract } from './calls/payments/directdebit.schema.ts'
import { discountCodeContract } from './calls/payments/discountcode.schema.ts'
import { ledgerContract } from './calls/payments/ledger.schema.ts'
import { cancelOrderContract, createOrderContract, getOrderContract } from './calls/payments/order.schema.ts'
import { paymentMethodsContract } from './calls/payments/paymentmethods.schema.ts'
import { productsContract } from './calls/payments/products.schema.ts'
import { refundContract, refundTermsContract } from './calls/payments/refund.schema.ts'
import { repeatOrderContract, repeatOrderOfferContract } from './calls/payments/repeat-order.schema.ts'
import { forgetMethodContract, savedMethodsContract } from './calls/payments/saved-methods.schema.ts'
import { getSpendLimitContract, spendLimitContract } from './calls/payments/spend-limit.schema.ts'
import {
  invoiceContract,
  transactionContract,
  transactionsContract,
} from './calls/payments/transactions.schema.ts'
import { paymentWebhookContract } from './calls/payments/webhook-psp.schema.ts'
import { blockContract, unblockContract } from './calls/profile/block.schema.ts'
import { blocksContract } from './calls/profile/blocks.schema.ts'
import { photoContract } from './calls/profile/photo.schema.ts'
import { changePhotoAccessContract, getPhotoAccessContract } from './calls/profile/photo-access.schema.ts'
import {
  askPhotoVerificationContract,
  getPhotoVerificationContract,
} from './calls/profile/photo-verification.schema.ts'
import {
  deletePhotoContract,
  getPhotosContract,
  updatePhotoContract,
  uploadPhotoContract,
} from './calls/profile/photos.schema.ts'
import { getProfileContract, updateProfileContract } from './calls/profile/profile.schema.ts'
import { visitorsContract } from './calls/profile/visitors.schema.ts'
import { eventsContract } from './calls/realtime/events.schema.ts'
import { pageHiddenContract } from './calls/realtime/page-hidden.schema.ts'
import { pollContract } from './calls/realtime/poll.schema.ts'
import { appealContract } from './calls/safety/appeal.schema.ts'
import { complainContract, complaintsContract } from './calls/safety/complaint.schema.ts'
import { logoutContract } from './calls/session/logout.schema.ts'
import { loginContract, meContract, updateUserContract } from './calls/session/user.schema.ts'
import { activateContract, activationLinkContract } from './calls/signup/activate.schema.ts'
import { activationMailContract } from './calls/signup/activation-mail.schema.ts'
import { checkCompleteSignupContract, completeSignupContract } from './calls/signup/complete-signup.schema.ts'
import { signupContract } from './calls/signup/signup.schema.ts'
import { signupCheckContract } from './calls/signup/signup-check.schema.ts'
import { trackContract } from './calls/tracking/track.schema.ts'
import type { Contract } from './contract.ts'

/**
 * The whole contract as data: the server's routes are compared with it, the OpenAPI document is made from it.
 * Never imported by the browser's production code: it pulls in every schema.
 */
export const contracts = {
  login: loginContract,
  me: meContract,
  updateUser: updateUserContract,
  logout: logoutContract,
  signup: signupContract,
  signupCheck: signupCheckContract,
  activate: activateContract,
  activationLink: activationLinkContract,
  activationMail: activationMailContract,
  checkCompleteSignup: checkCompleteSignupContract,
  completeSignup: completeSignupContract,
  askPasswordReset: askPasswordResetContract,
  checkPasswordReset: checkPasswordResetContract,
  resetPassword: resetPasswordContract,
  changePassword: changePasswordContract,
  askMailChange: askMailChangeContract,
  doMailChange: doMailChangeContract,
  getAccount: getAccountContract,
  pauseAccount: pauseAccountContract,
  deleteAccount: deleteAccountContract,
  reactivateAccount: reactivateAccountContract,
  getSessions: getSessionsContract,
  endSessions: endSessionsContract,
  getPasskeys: getPasskeysContract,
  startPasskey: startPasskeyContract,
  addPasskey: addPasskeyContract,
  removePasskey: removePasskeyContract,
  passkeyLoginOptions: passkeyLoginOptionsContract,
  passkeyLogin: passkeyLoginContract,
  askExport: askExportContract,
  getExport: getExportContract,
  getExportFile: getExportFileContract,
  subscribePush: subscribePushContract,
  unsubscribePush: unsubscribePushContract,
  getProfile: getProfileContract,
  updateProfile: updateProfileContract,
  block: blockContract,
  unblock: unblockContract,
  photo: photoContract,
  getPhotos: getPhotosContract,
  uploadPhoto: uploadPhotoContract,
  updatePhoto: updatePhotoContract,
  deletePhoto: deletePhotoContract,
  changePhotoAccess: changePhotoAccessContract,
  getPhotoAccess: getPhotoAccessContract,
  getPhotoVerification: getPhotoVerificationContract,
  askPhotoVerification: askPhotoVerificationContract,
  blocks: blocksContract,
  visitors: visitorsContract,
  lander: getLanderContract,
  members: membersContract,
  getSavedSearches: getSavedSearchesContract,
  saveSearch: saveSearchContract,
  deleteSavedSearch: deleteSavedSearchContract,
  getSignupMatches: getSignupMatchesContract,
  likeSignupMatches: likeSignupMatchesContract,
  getMatchQuestions: getMatchQuestionsContract,
  findMatches: findMatchesContract,
  getSwipeDeck: getSwipeDeckContract,
  swipe: swipeContract,
  undoSwipe: undoSwipeContract,
  likes: likesContract,
  like: likeContract,
  unlike: unlikeContract,
  markLikeSeen: markLikeSeenContract,
  autoLike: autoLikeContract,
  chats: chatsContract,
  startChat: startChatContract,
  getChat: getChatContract,
  updateChat: updateChatContract,
  deleteChat: deleteChatContract,
  sendMessage: sendMessageContract,
  deleteMessage: deleteMessageContract,
  typing: typingContract,
  icebreakers: icebreakersContract,
  gifts: giftsContract,
  products: productsContract,
  paymentMethods: paymentMethodsContract,
  createOrder: createOrderContract,
  getOrder: getOrderContract,
  cancelOrder: cancelOrderContract,
  discountCode: discountCodeContract,
  paymentWebhook: paymentWebhookContract,
  transactions: transactionsContract,
  transaction: transactionContract,
  invoice: invoiceContract,
  ledger: ledgerContract,
  refundTerms: refundTermsContract,
  refund: refundContract,
  repeatOrderOffer: repeatOrderOfferContract,
  repeatOrder: repeatOrderContract,
  directDebitOtp: directDebitOtpContract,
  directDebit: directDebitContract,
  savedMethods: savedMethodsContract,
  forgetMethod: forgetMethodContract,
  getSpendLimit: getSpendLimitContract,
  spendLimit: spendLimitContract,
  settings: settingsContract,
  companyInfo: companyInfoContract,
  page: pageContract,
  contact: contactContract,
  consent: consentContract,
  interests: interestsContract,
  regions: regionsContract,
  log: logContract,
  poll: pollContract,
  events: eventsContract,
  pageHidden: pageHiddenContract,
  getNotifications: getNotificationsContract,
  updateNotifications: updateNotificationsContract,
  openUnsubscribe: openUnsubscribeContract,
  unsubscribe: unsubscribeContract,
  mailWebhook: mailWebhookContract,
  track: trackContract,
  geocode: geocodeContract,
  complain: complainContract,
  complaints: complaintsContract,
  appeal: appealContract,
} as const satisfies Record<string, Pick<Contract, 'access' | 'errors' | 'limits'>>

/** A row of the contract by the name under which tests and documents list it; no path has it. */
export type ContractName = keyof typeof contracts
