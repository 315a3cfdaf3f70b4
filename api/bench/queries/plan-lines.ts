import * as z from 'zod/mini'

const node = z.looseObject({
  'Node Type': z.string(),
  'Relation Name': z.optional(z.string()),
  'Index Name': z.optional(z.string()),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Shared Hit Blocks': z.number(),
  'Shared Read Blocks': z.number(),
  Filter: z.optional(z.string()),
  'Rows Removed by Filter': z.optional(z.number()),
  Plans: z.optional(z.array(z.unknown())),
})

/** A plan of the server's as one reads it: each step below the one that it serves. */
export const planLines = (plan: unknown, depth = 0): string[] => {
  const step = node.parse(plan)
  const on = [step['Relation Name'], step['Index Name'] && `by ${step['Index Name']}`]
    .filter(Boolean)
    .join(' ')
  const pages = step['Shared Hit Blocks'] + step['Shared Read Blocks']
  const removed = step['Rows Removed by Filter']
  const line = [
    `${'  '.repeat(depth)}${step['Node Type']}${on && ` ${on}`}:`,
    `${step['Actual Rows']} rows${step['Actual Loops'] > 1 ? ` x ${step['Actual Loops']}` : ''}, ${pages} pages`,
    ...(removed ? [`(${removed} rows without ${step.Filter})`] : []),
  ].join(' ')
  return [line, ...(step.Plans ?? []).flatMap((part) => planLines(part, depth + 1))]
}
