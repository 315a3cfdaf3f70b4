/** Read by mf-signup when an account is made. */
export const trackingKey = 'lonk.tracking'
