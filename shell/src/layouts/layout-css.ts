import { layer } from '@lonk/shared-ui/tokens.ts'

/**
 * Rules for the mount points of the document, which no component owns. Plain text: it is in every document before
 * any script. The header sticks; the chat and the empty layout have none.
 */
export const layoutCss = [
  `#lonk-header{position:sticky;top:0;z-index:${layer.header}}`,
  'html[data-layout=lander] #lonk-header{position:static}',
  // On a demo site the header is a line or two higher.
  'html[data-demo]{scroll-padding-block-start:136px}',
  // The footer starts below what is seen first: content that is longer than its skeleton pushes nothing about.
  '#lonk-main{display:block;min-height:100vh;min-height:100svh}',
  'html[data-layout=chat] #lonk-main,html[data-layout=empty] #lonk-main{min-height:0}',
  '@media print{#lonk-header,#lonk-warnings,#lonk-overlays{display:none}}',
  '#lonk-warnings{display:flow-root}',
  '#lonk-warnings:empty{display:none}',
].join('')
