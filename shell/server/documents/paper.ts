/** The background of every page in both schemes; shared-ui's tokens have the same. */
export const paper = { light: '#FFF9F6', dark: '#1B1416' } as const
