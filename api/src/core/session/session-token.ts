import { hash, randomBytes } from 'node:crypto'

export const hashToken = (token: string): string => hash('sha256', token, 'base64url')

/** 32 random bytes; only their hash is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')
