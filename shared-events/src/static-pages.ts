import { routePatterns } from './route-names.ts'

const pattern = /^\/(?:pages\/)?([a-z0-9-]{2,64})\/?$/

/**
 * The name of the text that a path asks for, where no remote owns the path: `/pages/{name}` or `/{token}`
 * (docs/product.md, point 2). Whether there is such a text only the API knows.
 * @example staticPageName('/pages/terms') // 'terms'
 */
export const staticPageName = (path: string): string | null => pattern.exec(path)?.[1] ?? null

/** Addresses of the texts that every site has. */
export const knownPagePaths: readonly string[] = Object.values(routePatterns).filter((path) =>
  /^\/pages\/[a-z0-9-]+$/.test(path),
)

const ownNames: ReadonlySet<string> = new Set(knownPagePaths.map((path) => path.slice(7)))

/** Texts that every site has: their pages exist even while the API cannot be asked. */
export const isKnownPage = (name: string): boolean => ownNames.has(name)
