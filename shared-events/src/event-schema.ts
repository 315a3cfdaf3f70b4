/** A check of one payload field: returns true where the value has the field's type. */
export type FieldCheck<T> = (value: unknown) => value is T

/** A text, the empty one too. */
export const isString: FieldCheck<string> = (value) => typeof value === 'string'
/** A finite number. */
export const isNumber: FieldCheck<number> = (value): value is number =>
  typeof value === 'number' && Number.isFinite(value)
/** `true` or `false` itself, not what counts as one. */
export const isBoolean: FieldCheck<boolean> = (value) => typeof value === 'boolean'
/** A nested value whose shape another contract owns (an API type): here it only has to be an object. */
export const isObject = <T extends object>(value: unknown): value is T =>
  typeof value === 'object' && value !== null
/** May be absent. */
export const optional =
  <T>(check: FieldCheck<T>): FieldCheck<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || check(value)
/** One of the texts given. */
export const oneOf =
  <const T extends readonly string[]>(...allowed: T): FieldCheck<T[number]> =>
  (value): value is T[number] =>
    typeof value === 'string' && allowed.includes(value)

/** The fields of a payload; one that is not named here is refused. */
export type Fields = Readonly<Record<string, FieldCheck<unknown>>>

type Checked<C> = C extends FieldCheck<infer T> ? T : never
type OptionalKeys<F> = { [K in keyof F]: undefined extends Checked<F[K]> ? K : never }[keyof F]
/** What the checks of some fields let through. */
export type PayloadOf<F extends Fields> = {
  readonly [K in Exclude<keyof F, OptionalKeys<F>>]: Checked<F[K]>
} & {
  readonly [K in OptionalKeys<F>]?: Checked<F[K]>
}

/** One row of the event table. */
export interface EventDefinition<F extends Fields> {
  /** Raised when the payload changes in a way that an older subscriber would misread. */
  readonly version: number
  readonly fields: F
  /** A late subscriber gets the last one at once; never for requests, which would open twice. */
  readonly replay: boolean
  /** Also delivered in the member's other tabs. */
  readonly crossTab: boolean
}

interface EventOptions {
  readonly version?: number
  readonly crossTab?: boolean
  readonly replay?: boolean
}

/** Something that happened, in the past tense. */
export const fact = <const F extends Fields>(fields: F, options: EventOptions = {}): EventDefinition<F> => ({
  version: options.version ?? 1,
  fields,
  replay: options.replay ?? true,
  crossTab: options.crossTab ?? false,
})

/** Something one part asks of whoever can do it; the shell answers it, in this tab only. */
export const request = <const F extends Fields>(
  fields: F,
  options: EventOptions = {},
): EventDefinition<F> => ({
  version: options.version ?? 1,
  fields,
  replay: false,
  crossTab: false,
})

/** The name of the first field that does not fit, or null where the payload is right. */
export const firstWrongField = (fields: Fields, payload: unknown): string | null => {
  if (!isObject<Record<string, unknown>>(payload)) return '(payload)'
  for (const [name, check] of Object.entries(fields)) {
    if (!check(payload[name])) return name
  }
  return null
}
