import { parseSync } from '@swc/core'

/** What one rule sets, by the names of tokens: several where a property of the component decides. */
export interface ColourRule {
  /** Of the element itself (`:hover`, `[aria-pressed='true']`); empty for what always holds. */
  readonly state: string
  /** The selector of another element below it; empty for the element itself. */
  readonly below: string
  readonly color: readonly string[]
  readonly background: readonly string[]
  /** Custom properties that become a ground in a state: `--button-hover`. */
  readonly laterGrounds: ReadonlyArray<readonly string[]>
}

/** The rules of one template of styled-components, in their order. */
export type StyledRules = readonly ColourRule[]

/** The templates of a source that set colours. */
export const styledRulesOf = (source: string): readonly StyledRules[] =>
  (source.includes('styled-components') ? templatesOf(source) : [])
    .map((css) => rulesOf(parse(css), '', ''))
    .filter((rules) => rules.length > 0)

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** A node of the parsed source with all that is in it. */
const nodesIn = (value: unknown): readonly Node[] => {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : []
}

const templatesOf = (source: string): readonly string[] =>
  nodesIn(parseSync(source, { syntax: 'typescript', tsx: true }).body)
    .filter(({ type, tag }) => type === 'TaggedTemplateExpression' && isStyle(tag))
    .map(({ template }) => cssOf(template))

/** `styled.button`, `styled(Link)<Look>`, `css`. */
const isStyle = (tag: unknown): boolean =>
  nodesIn(tag).some(({ type, value }) => type === 'Identifier' && (value === 'styled' || value === 'css'))

const cssOf = (template: unknown): string => {
  if (!isNode(template) || !Array.isArray(template.quasis) || !Array.isArray(template.expressions)) return ''
  const marks = template.expressions.map(markOf)
  return template.quasis.map(({ raw }, index) => `${raw}${marks[index] ?? ''}`).join('')
}

/** In place of a value: the tokens it may be, the start of a media query, or nothing of interest. */
const markOf = (expression: unknown): string => {
  const nodes = nodesIn(expression)
  const isMedia = nodes.some(
    ({ type, value }) => type === 'Identifier' && /^(hover|from|below)$/.test(`${value}`),
  )
  if (isMedia) return '@media'
  const names = nodes
    .filter(({ type, object }) => type === 'MemberExpression' && lastName(object) === 'color')
    .map(({ property }) => (isNode(property) ? property.value : undefined))
    .filter((name) => typeof name === 'string')
  return names.length > 0 ? `«${names.join(' ')}»` : '0'
}

/** `color`, and of `token.color` the last part. */
const lastName = (object: unknown): unknown => {
  if (!isNode(object)) return undefined
  return isNode(object.property) ? object.property.value : object.value
}

interface Block {
  readonly selector: string
  readonly lines: string[]
  readonly blocks: Block[]
}

const parse = (css: string): Block => {
  const root: Block = { selector: '', lines: [], blocks: [] }
  const open = [root]
  let text = ''
  for (const sign of css.replaceAll(/\/\*[\s\S]*?\*\//g, '')) {
    if (sign === '{') {
      // A mixin before it has no semicolon of its own.
      const block: Block = { selector: text.trim().replace(/^(0\s+)+/, ''), lines: [], blocks: [] }
      open.at(-1)?.blocks.push(block)
      open.push(block)
    } else if (sign === ';') open.at(-1)?.lines.push(text.trim())
    else if (sign === '}') open.pop()
    text = '{;}'.includes(sign) ? '' : text + sign
  }
  return root
}

const namesIn = (line: string | undefined): readonly string[] =>
  /«([^»]*)»/.exec(line ?? '')?.[1]?.split(' ') ?? []

/** Pseudo-classes and attributes of the element itself. */
const ownState = /^&+((?::(?!:)[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?|\[[^\]]*\])*)$/

const rulesOf = ({ lines, blocks }: Block, state: string, below: string): readonly ColourRule[] => {
  const last = (property: RegExp) => namesIn(lines.findLast((line) => property.test(line)))
  const own: ColourRule = {
    state,
    below,
    color: last(/(^|\s)color:/),
    background: last(/(^|\s)background(-color)?:/),
    laterGrounds: lines.filter((line) => /(^|\s)--[\w-]*(hover|press):/.test(line)).map(namesIn),
  }
  const says = own.color.length + own.background.length + own.laterGrounds.length > 0
  const inner = blocks.flatMap((block) => {
    if (block.selector.startsWith('@')) return rulesOf(block, state, below)
    return splitList(block.selector).flatMap((selector) => {
      const suffix = ownState.exec(selector)?.[1]
      return suffix === undefined
        ? rulesOf(block, '', `${below}${state} ${selector}`.trim())
        : rulesOf(block, state + suffix, below)
    })
  })
  return says ? [own, ...inner] : inner
}

/** Selectors beside each other; a comma in brackets belongs to one of them. */
export const splitList = (list: string): readonly string[] => {
  const parts: string[] = []
  let depth = 0
  let part = ''
  for (const sign of `${list},`) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === ',' && depth === 0) {
      parts.push(part.trim())
      part = ''
    } else part += sign
  }
  return parts
}
