import * as z from 'zod/mini'

/**
 * A file of the store of releases that somebody signed: Ed25519 over `JSON.stringify(document)`, as base64. Written by
 * the release tool; whoever acts on what it says has to check the signature with the public key first.
 */
export const signedFile = z.object({ signature: z.string(), document: z.unknown() })

/**
 * What `registry.json` says of itself, as the document of a {@link signedFile}. Each swap, also one that goes back to
 * an earlier version, raises `sequence`; the document server's own schema adds the parts.
 */
export const registryHead = z.object({ sequence: z.int() })
