import { SigningUp } from '../../signup/signing-up.tsx'

/** Signing up (`/signup`). */
export const Page = () => <SigningUp />
