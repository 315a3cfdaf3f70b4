import { escapeHtml } from '../../core/mail/letter.ts'
import type { openApiDocument } from './openapi.ts'

type Operation = {
  operationId: string
  summary: string
  description: string
  parameters: { name: string; in: string; required: boolean; schema: unknown }[]
  requestBody?: { content: Record<string, { schema: unknown }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: unknown }> }>
}

/** The contract to read and to search with the browser's own means: no script, nothing from outside. */
export const contractPage = ({ paths }: ReturnType<typeof openApiDocument>): string => {
  const operations = Object.entries(paths)
    .sort(([a], [b]) => a.localeCompare(b))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        path,
        method,
        operation: operation as Operation,
      })),
    )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The contract of Lonk</title>
<style>
  body { margin: 0; background: #fff9f6; color: #2a1d21; font: 16px/1.5 Figtree, Helvetica, Arial, sans-serif }
  main { max-width: 900px; margin: 0 auto; padding: 32px 16px }
  details { background: #fff; border: 1px solid #d9cbc7; border-radius: 8px; padding: 8px 16px; margin: 0 0 8px }
  summary { cursor: pointer; min-height: 28px } summary span { display: inline-block; min-width: 72px; color: #b4233f; font-weight: 700 }
  code, pre { font: 14px/1.5 ui-monospace, monospace } pre { overflow-x: auto } dt { font-weight: 700 } dd { margin: 0 0 8px }
  a { color: #b4233f }
  @media (prefers-color-scheme: dark) {
    body { background: #1b1416; color: #f8edea } details { background: #281e21; border-color: #4a3b40 } a, summary span { color: #ff8d97 }
  }
</style>
</head>
<body><main>
<h1>The contract of Lonk</h1>
<p>${operations.length} calls, from the schemas that client and server check with. As data: <a href="/api/openapi.json">openapi.json</a>.</p>
${operations.map(detailsOf).join('\n')}
</main></body>
</html>`
}

const pre = (value: unknown): string => `<pre>${escapeHtml(JSON.stringify(value, null, 2))}</pre>`

const contentOf = (content: Record<string, { schema: unknown }> | undefined): string =>
  Object.entries(content ?? {})
    .map(([type, { schema }]) => `<p><code>${escapeHtml(type)}</code></p>${pre(schema)}`)
    .join('')

const detailsOf = ({ path, method, operation }: { path: string; method: string; operation: Operation }) => {
  const { operationId, summary, description, parameters, requestBody, responses } = operation
  return `<details id="${escapeHtml(operationId)}">
<summary><span>${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code> ${escapeHtml(operationId)}</summary>
<p>${escapeHtml(`${summary} ${description}`)}</p>
${parameters.map((parameter) => `<p><code>${escapeHtml(parameter.name)}</code> (${parameter.in}${parameter.required ? ', required' : ''})</p>${pre(parameter.schema)}`).join('')}
${requestBody ? `<h2>Body</h2>${contentOf(requestBody.content)}` : ''}
<h2>Answers</h2>
<dl>${Object.entries(responses)
    .map(
      ([status, answer]) =>
        `<dt>${status}</dt><dd>${escapeHtml(answer.description)}${Number(status) < 300 ? contentOf(answer.content) : ''}</dd>`,
    )
    .join('')}</dl>
</details>`
}
