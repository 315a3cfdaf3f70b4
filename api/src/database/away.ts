/** The server neither answered nor refused. */
export class DatabaseSilentError extends Error {
  constructor() {
    super('The database did not answer in time')
    this.name = 'DatabaseSilentError'
  }
}

/** It follows another one: it would answer with what may be old, and takes no writes. */
export class DatabaseFollowsError extends Error {
  constructor() {
    super('The database server is a standby: no server takes writes at the moment')
    this.name = 'DatabaseFollowsError'
  }
}

/** It follows nobody: it takes the writes, or did so before another one took over. */
export class DatabaseLeadsError extends Error {
  constructor() {
    super('The database server is no standby')
    this.name = 'DatabaseLeadsError'
  }
}
