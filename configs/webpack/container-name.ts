/** The container's name in the page: no dash, so that it is an identifier. */
export const containerName = (part: string): string => part.replaceAll('-', '_')
