/** Which static document answers which paths; written by the build, read by the server. */
export type MonolithRoutes = readonly { readonly path: string; readonly document: string }[]

export const routesFile = 'routes.json'
