import type { ColumnType, Generated } from 'kysely'

/** Identity column, given by the database unless a seed sets it. */
export type Id = Generated<number>

/** Written with `json(value)`, read as a value: both databases then agree. */
export type Json<Value> = ColumnType<Value, string, string>
export type JsonWithDefault<Value> = ColumnType<Value, string | undefined, string>

/** `2026-03-01` as text in both databases: a calendar date has no time zone. */
export type Day = string

/** Text by language, with at least `nl` and `en`. */
export type Translated = Partial<Record<string, string>>

/** For jsonb parameters: arrays would otherwise become PostgreSQL arrays with `pg`. */
export const json = (value: unknown): string => JSON.stringify(value)
