import type { Complaint, ComplaintCategory, DecisionAction } from '@lonk/shared-api/schemas/complaint.ts'
import type { Generated } from 'kysely'
import type { Id } from './columns.ts'

export type AppealParty = 'reporter' | 'subject'

export type ComplaintTables = {
  complaints: {
    id: Id
    number: string
    domain_host: string
    reporter_user_id: number | null
    reporter_email: string | null
    reporter_name: string | null
    language: string
    category: ComplaintCategory
    target_type: Complaint['target']['type']
    target_id: number | null
    target_url: string | null
    subject_user_id: number | null
    text: string
    /** 1 first. */
    priority: Generated<number>
    state: Complaint['state']
    assigned_to: string | null
    created_at: Date
    updated_at: Date
  }
  decisions: {
    id: Id
    complaint_id: number | null
    subject_user_id: number | null
    action: DecisionAction
    ground: string
    facts: Generated<string>
    automated: Generated<boolean>
    text: string
    decided_by: string
    created_at: Date
    appeal_until: Date
  }
  appeals: {
    id: Id
    decision_id: number
    party: AppealParty
    text: string
    state: Generated<'open' | 'upheld' | 'reversed'>
    decided_by: string | null
    decision_text: string | null
    created_at: Date
    decided_at: Date | null
  }
  sanctions: {
    id: Id
    user_id: number
    kind: 'warn' | 'suspend' | 'ban'
    until: Date | null
    decision_id: number | null
    created_at: Date
  }
}
