import * as z from 'zod/mini'
import { memberSorts } from '../choices.ts'
import { type FilterKind, type FilterValue, type SearchFilterName, searchFilters } from '../search-filters.ts'
import { country, id, text } from './primitives.ts'
import { queryBool, queryId, queryIds, queryInt } from './query.ts'
import { shapeOf } from './shape.ts'

type Optional<Value> = z.ZodMiniOptional<z.ZodMiniType<Value, Value>>
type Filters = { [Name in SearchFilterName]: Optional<FilterValue<Name>> }

const sort = z.optional(z.enum(memberSorts))

/** A filter as it stands in a query. */
const inQuery = (row: FilterKind): z.ZodMiniType => {
  switch (row.kind) {
    case 'choice':
      return z.enum(row.values)
    case 'country':
      return country
    case 'id':
      return queryId
    case 'ids':
      return queryIds(row.most)
    case 'number':
      return queryInt(row.min, row.max)
    case 'text':
      return z.string().check(z.maxLength(row.longest))
    case 'yes':
      return queryBool
  }
}

/** A filter as it is kept: the value itself. */
const kept = (row: FilterKind): z.ZodMiniType => {
  switch (row.kind) {
    case 'choice':
      return z.enum(row.values)
    case 'country':
      return country
    case 'id':
      return id
    case 'ids':
      return z.array(id).check(z.maxLength(row.most))
    case 'number':
      return z.int().check(z.gte(row.min), z.lte(row.max))
    case 'text':
      return text(row.longest)
    case 'yes':
      return z.boolean()
  }
}

/** Fields of the query of `GET /api/members.php`, the order among them; all may be missing. */
export const queryFilters = {
  ...shapeOf<Filters, FilterKind>(searchFilters, (row) => z.optional(inQuery(row))),
  sort,
}

/** The same as values, for saved searches. */
export const keptFilters = {
  ...shapeOf<Filters, FilterKind>(searchFilters, (row) => z.optional(kept(row))),
  sort,
}
