import type { Endpoint } from '../http/endpoint.ts'
import { askMailChangeEndpoint } from './account/ask-mail-change.ts'
import { askPasswordResetEndpoint } from './account/ask-password-reset.ts'
import { changePasswordEndpoint } from './account/change-password.ts'
import { checkPasswordResetEndpoint } from './account/check-password-reset.ts'
import { deleteAccountEndpoint } from './account/delete-account.ts'
import { doMailChangeEndpoint } from './account/do-mail-change.ts'
import { endSessionsEndpoint } from './account/end-sessions.ts'
import { getAccountEndpoint } from './account/get-account.ts'
import { getSessionsEndpoint } from './account/get-sessions.ts'
import { pauseAccountEndpoint } from './account/pause-account.ts'
import { reactivateAccountEndpoint } from './account/reactivate-account.ts'
import { resetPasswordEndpoint } from './account/reset-password.ts'
import { blockEndpoint } from './block/block.ts'
import { getBlocksEndpoint } from './block/get-blocks.ts'
import { unblockEndpoint } from './block/unblock.ts'
import { getChatsEndpoint } from './chat/chats/get-chats.ts'
import { deleteChatEndpoint } from './chat/conversation/delete-chat.ts'
import { getChatEndpoint } from './chat/conversation/get-chat.ts'
import { startChatEndpoint } from './chat/conversation/start-chat.ts'
import { updateChatEndpoint } from './chat/conversation/update-chat.ts'
import { getGiftsEndpoint } from './chat/gifts/get-gifts.ts'
import { getIcebreakersEndpoint } from './chat/icebreakers/get-icebreakers.ts'
import { deleteMessageEndpoint } from './chat/message/delete-message.ts'
import { sendMessageEndpoint } from './chat/message/send-message.ts'
import { sendTypingEndpoint } from './chat/typing/send-typing.ts'
import { appealEndpoint } from './complaints/appeal.ts'
import { complainEndpoint } from './complaints/complain.ts'
import { getComplaintsEndpoint } from './complaints/get-complaints.ts'
import { giveConsentEndpoint } from './content/consent/give-consent.ts'
import { sendContactEndpoint } from './content/contact/send-contact.ts'
import { getCompanyInfoEndpoint } from './content/get-companyinfo.ts'
import { logEndpoint } from './content/log.ts'
import { getPageEndpoint } from './content/pages/get-page.ts'
import { askExportEndpoint } from './export/ask-export.ts'
import { getExportEndpoint } from './export/get-export.ts'
import { getExportFileEndpoint } from './export/get-export-file.ts'
import { getLanderEndpoint } from './landers/get-lander.ts'
import { autoLikeEndpoint } from './likes/auto-like.ts'
import { getLikesEndpoint } from './likes/get-likes.ts'
import { likeEndpoint } from './likes/like.ts'
import { markLikeSeenEndpoint } from './likes/mark-seen.ts'
import { unlikeEndpoint } from './likes/unlike.ts'
import { mailWebhookEndpoint } from './mail/mail-webhook.ts'
import { findMatchesEndpoint } from './match-finder/find-matches.ts'
import { getMatchQuestionsEndpoint } from './match-finder/get-match-questions.ts'
import { getMembersEndpoint } from './members/get-members.ts'
import { getNotificationsEndpoint } from './notifications/get-notifications.ts'
import { openUnsubscribeEndpoint, unsubscribeEndpoint } from './notifications/unsubscribe.ts'
import { updateNotificationsEndpoint } from './notifications/update-notifications.ts'
import { addPasskeyEndpoint } from './passkeys/add-passkey.ts'
import { getPasskeysEndpoint } from './passkeys/get-passkeys.ts'
import { passkeyLoginEndpoint } from './passkeys/passkey-login.ts'
import { passkeyLoginOptionsEndpoint } from './passkeys/passkey-login-options.ts'
import { removePasskeyEndpoint } from './passkeys/remove-passkey.ts'
import { startPasskeyEndpoint } from './passkeys/start-passkey.ts'
import { sendOtpEndpoint } from './payments/directdebit/send-otp.ts'
import { signMandateEndpoint } from './payments/directdebit/sign-mandate.ts'
import { getDiscountCodeEndpoint } from './payments/discount/get-discountcode.ts'
import { getInvoiceEndpoint } from './payments/invoices/get-invoice.ts'
import { getLedgerEndpoint } from './payments/ledger/get-ledger.ts'
import { cancelOrderEndpoint } from './payments/orders/cancel-order.ts'
import { createOrderEndpoint } from './payments/orders/create-order.ts'
import { getOrderEndpoint } from './payments/orders/get-order.ts'
import { getPaymentMethodsEndpoint } from './payments/paymentmethods/get-paymentmethods.ts'
import { getProductsEndpoint } from './payments/products/get-products.ts'
import { getRefundEndpoint } from './payments/refunds/get-refund.ts'
import { postRefundEndpoint } from './payments/refunds/post-refund.ts'
import { getRepeatOrderEndpoint, postRepeatOrderEndpoint } from './payments/repeat-order/repeat-order.ts'
import { forgetMethodEndpoint, getSavedMethodsEndpoint } from './payments/saved-methods/saved-methods.ts'
import { getSpendLimitEndpoint } from './payments/spend-limit/get-spend-limit.ts'
import { putSpendLimitEndpoint } from './payments/spend-limit/put-spend-limit.ts'
import { getTransactionEndpoint } from './payments/transactions/get-transaction.ts'
import { getTransactionsEndpoint } from './payments/transactions/get-transactions.ts'
import { paymentWebhookEndpoint } from './payments/webhooks/payment-webhook.ts'
import { askPhotoVerificationEndpoint } from './photo-verification/ask-verification.ts'
import { getPhotoVerificationEndpoint } from './photo-verification/get-verification.ts'
import { changePhotoAccessEndpoint } from './photos/change-photo-access.ts'
import { deletePhotoEndpoint } from './photos/delete-photo.ts'
import { getPhotoAccessEndpoint } from './photos/get-photo-access.ts'
import { getPhotosEndpoint } from './photos/get-photos.ts'
import { updatePhotoEndpoint } from './photos/update-photo.ts'
import { uploadPhotoEndpoint } from './photos/upload-photo.ts'
import { geocodeEndpoint } from './places/geocode.ts'
import { getInterestsEndpoint } from './places/get-interests.ts'
import { getRegionsEndpoint } from './places/get-regions.ts'
import { getProfileEndpoint } from './profile/get-profile.ts'
import { getVisitorsEndpoint } from './profile/get-visitors.ts'
import { updateProfileEndpoint } from './profile/update-profile.ts'
import { subscribePushEndpoint } from './push/subscribe-push.ts'
import { unsubscribePushEndpoint } from './push/unsubscribe-push.ts'
import { eventsEndpoint } from './realtime/events.ts'
import { pageHiddenEndpoint } from './realtime/page-hidden.ts'
import { pollEndpoint } from './realtime/poll.ts'
import { deleteSavedSearchEndpoint } from './saved-search/delete-saved-search.ts'
import { getSavedSearchesEndpoint } from './saved-search/get-saved-searches.ts'
import { saveSearchEndpoint } from './saved-search/save-search.ts'
import { loginEndpoint } from './session/login.ts'
import { logoutEndpoint } from './session/logout.ts'
import { meEndpoint } from './session/me.ts'
import { updateUserEndpoint } from './session/update-user.ts'
import { getSettingsEndpoint } from './settings/get-settings.ts'
import { activateEndpoint, activationLinkEndpoint } from './signup/activate.ts'
import { activationMailEndpoint } from './signup/activation-mail.ts'
import { checkCompleteSignupEndpoint } from './signup/check-complete-signup.ts'
import { completeSignupEndpoint } from './signup/complete-signup.ts'
import { signupEndpoint } from './signup/signup.ts'
import { signupCheckEndpoint } from './signup/signup-check.ts'
import { getSignupMatchesEndpoint } from './signup-matches/get-signup-matches.ts'
import { likeSignupMatchesEndpoint } from './signup-matches/like-signup-matches.ts'
import { getSwipeDeckEndpoint } from './swipe/get-swipe-deck.ts'
import { swipeEndpoint } from './swipe/swipe.ts'
import { undoSwipeEndpoint } from './swipe/undo-swipe.ts'
import { trackEndpoint } from './tracking/track.ts'
/** Every endpoint that is served; a test compares this table with the contracts of shared-api. */
export const endpoints: readonly Endpoint[] = [
  getSettingsEndpoint,
  loginEndpoint,
  meEndpoint,
  updateUserEndpoint,
  logoutEndpoint,
  signupEndpoint,
  signupCheckEndpoint,
  activateEndpoint,
  activationLinkEndpoint,
  activationMailEndpoint,
  askPasswordResetEndpoint,
  checkPasswordResetEndpoint,
  resetPasswordEndpoint,
  changePasswordEndpoint,
  askMailChangeEndpoint,
  doMailChangeEndpoint,
  getAccountEndpoint,
  pauseAccountEndpoint,
  deleteAccountEndpoint,
  reactivateAccountEndpoint,
  getSessionsEndpoint,
  endSessionsEndpoint,
  getPasskeysEndpoint,
  startPasskeyEndpoint,
  addPasskeyEndpoint,
  removePasskeyEndpoint,
  passkeyLoginOptionsEndpoint,
  passkeyLoginEndpoint,
  askExportEndpoint,
  getExportEndpoint,
  getExportFileEndpoint,
  subscribePushEndpoint,
  unsubscribePushEndpoint,
  checkCompleteSignupEndpoint,
  completeSignupEndpoint,
  getProfileEndpoint,
  updateProfileEndpoint,
  getPhotosEndpoint,
  uploadPhotoEndpoint,
  updatePhotoEndpoint,
  deletePhotoEndpoint,
  changePhotoAccessEndpoint,
  getPhotoAccessEndpoint,
  getPhotoVerificationEndpoint,
  askPhotoVerificationEndpoint,
  getBlocksEndpoint,
  getVisitorsEndpoint,
  blockEndpoint,
  unblockEndpoint,
  getLanderEndpoint,
  getMembersEndpoint,
  getSavedSearchesEndpoint,
  saveSearchEndpoint,
  deleteSavedSearchEndpoint,
  getSignupMatchesEndpoint,
  likeSignupMatchesEndpoint,
  getMatchQuestionsEndpoint,
  findMatchesEndpoint,
  getSwipeDeckEndpoint,
  swipeEndpoint,
  undoSwipeEndpoint,
  getLikesEndpoint,
  likeEndpoint,
  unlikeEndpoint,
  markLikeSeenEndpoint,
  autoLikeEndpoint,
  pollEndpoint,
  eventsEndpoint,
  pageHiddenEndpoint,
  getInterestsEndpoint,
  getRegionsEndpoint,
  getCompanyInfoEndpoint,
  getPageEndpoint,
  sendContactEndpoint,
  giveConsentEndpoint,
  logEndpoint,
  getChatsEndpoint,
  startChatEndpoint,
  getChatEndpoint,
  updateChatEndpoint,
  deleteChatEndpoint,
  sendMessageEndpoint,
  deleteMessageEndpoint,
  sendTypingEndpoint,
  getIcebreakersEndpoint,
  getGiftsEndpoint,
  getProductsEndpoint,
  getPaymentMethodsEndpoint,
  createOrderEndpoint,
  getOrderEndpoint,
  cancelOrderEndpoint,
  getDiscountCodeEndpoint,
  paymentWebhookEndpoint,
  getTransactionsEndpoint,
  getTransactionEndpoint,
  getInvoiceEndpoint,
  getLedgerEndpoint,
  getRefundEndpoint,
  postRefundEndpoint,
  getRepeatOrderEndpoint,
  postRepeatOrderEndpoint,
  sendOtpEndpoint,
  signMandateEndpoint,
  getSavedMethodsEndpoint,
  forgetMethodEndpoint,
  getSpendLimitEndpoint,
  putSpendLimitEndpoint,
  getNotificationsEndpoint,
  updateNotificationsEndpoint,
  openUnsubscribeEndpoint,
  unsubscribeEndpoint,
  mailWebhookEndpoint,
  trackEndpoint,
  geocodeEndpoint,
  complainEndpoint,
  getComplaintsEndpoint,
  appealEndpoint,
]
