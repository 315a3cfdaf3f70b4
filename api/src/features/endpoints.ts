import type { Endpoint } from '../http/endpoint.ts'
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
import { getDiscountCodeEndpoint } from './payments/discount/get-discountcode.ts'
import { cancelOrderEndpoint } from './payments/orders/cancel-order.ts'
import { createOrderEndpoint } from './payments/orders/create-order.ts'
import { getOrderEndpoint } from './payments/orders/get-order.ts'
import { getPaymentMethodsEndpoint } from './payments/paymentmethods/get-paymentmethods.ts'
import { getProductsEndpoint } from './payments/products/get-products.ts'
import { paymentWebhookEndpoint } from './payments/webhooks/payment-webhook.ts'
import { getSettingsEndpoint } from './settings/get-settings.ts'

/** Every endpoint that is served; a test holds this table against the contracts of shared-api. */
export const endpoints: readonly Endpoint[] = [
  getSettingsEndpoint,
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
]
