import type { Call } from '../../call.ts'
import type {
  ComplaintRequest,
  ComplaintsAnswer,
  ComplaintsQuery,
  CreatedComplaintAnswer,
} from './complaint.schema.ts'

/** Tells the site of a person, message, photo or page that breaks its rules or the law. */
export const complain: Call<ComplaintRequest, CreatedComplaintAnswer> = {
  method: 'POST',
  path: '/api/complaint.php',
  idempotent: true,
}

/** What the member has reported and what was decided about them; with the `token` of a mail, that one matter. */
export const getComplaints: Call<ComplaintsQuery, ComplaintsAnswer> = {
  method: 'GET',
  path: '/api/complaint.php',
}
