import type { Id } from './columns.ts'

export type ContentTables = {
  pages: {
    name: string
    lang: string
    version: number
    origin: 'default' | 'operator'
    title: string
    description: string
    markdown: string
    published_at: Date
  }
  contact_messages: {
    id: Id
    ticket: string
    user_id: number | null
    domain_host: string
    name: string
    email: string
    subject: string
    text: string
    language: string
    order_id: number | null
    ip_hash: string | null
    created_at: Date
  }
  cookie_consents: {
    id: Id
    user_id: number | null
    visitor_hash: string | null
    version: string
    analytics: boolean
    marketing: boolean
    at: Date
    expires_at: Date
  }
}
