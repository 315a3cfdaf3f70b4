import type { Call } from '../../call.ts'
import type { SendComplaintAnswer, SendComplaintRequest } from './complaint.schema.ts'

/** A notice to the staff, receipt by mail; whoever it is about is not told by whom. */
export const sendComplaint: Call<SendComplaintRequest, SendComplaintAnswer> = {
  method: 'POST',
  path: '/api/complaint.php',
  idempotent: true,
}
