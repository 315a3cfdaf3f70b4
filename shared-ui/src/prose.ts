import { css } from 'styled-components'
import { below, token } from './token.ts'

const { color, space, fontSize, weight } = token

/** How wide text runs: some 75 letters. Not in `ch`, which changes with the face that comes late. */
export const measure = '37.2em'

/** Running text: the measure, rhythm and marks of something that is read from top to bottom. */
export const prose = css`
  hyphens: auto;

  & > * + * {
    margin-block-start: ${space.m};
  }
  & h2 {
    margin-block-start: ${space.xxl};
    font-size: ${fontSize.xl};
    scroll-margin-block-start: 96px;
  }
  & > h2:first-child {
    margin-block-start: 0;
  }
  & h3 {
    margin-block-start: ${space.xl};
    font-size: ${fontSize.m};
  }
  & h2 + *,
  & h3 + * {
    margin-block-start: ${space.xs};
  }
  /* A group and its first question are two things. */
  & h2 + h3 {
    margin-block-start: ${space.l};
  }
  /* Folded questions stand in a list of their own. */
  & > details {
    border-block-end: 1px solid ${color.line};

    & > summary {
      display: flex;
      align-items: center;
      justify-content: space-between;
      gap: ${space.m};
      min-height: 44px;
      padding-block: ${space.s};
      list-style: none;

      &::-webkit-details-marker {
        display: none;
      }
      &::after {
        content: '+';
        flex: none;
        color: ${color.accentText};
        font-size: 1.3em;
        line-height: 1;
      }
      & > h3 {
        margin: 0;
      }
    }
    &[open] > summary::after {
      content: '–';
    }
    & > div {
      display: grid;
      gap: ${space.s};
      padding-block-end: ${space.m};
    }
  }
  & > details + details {
    margin-block-start: 0;
  }
  & ul,
  & ol {
    padding-inline-start: 1.35em;
  }
  & ul {
    list-style: disc;
  }
  & ol {
    list-style: decimal;
  }
  & li + li {
    margin-block-start: ${space.xs};
  }
  & li::marker {
    color: ${color.accentText};
  }
  & strong {
    font-weight: ${weight.strong};
  }
  & a {
    font-weight: ${weight.medium};
    overflow-wrap: anywhere;
  }
  & table {
    width: 100%;
    font-size: ${fontSize.s};
    line-height: ${token.lineHeight.snug};
  }
  & th {
    color: ${color.inkSoft};
    font-weight: ${weight.medium};
    text-align: start;
    vertical-align: bottom;
  }
  & th,
  & td {
    padding: ${space.s} ${space.m} ${space.s} 0;
    border-block-end: 1px solid ${color.line};
    vertical-align: top;
    hyphens: none;
  }
  & td:first-child {
    font-weight: ${weight.medium};
  }
  & a[href^='tel:'] {
    white-space: nowrap;
  }

  ${below('tablet')} {
    & table:not([data-columns='2']) {
      & thead {
        display: none;
      }
      & tr,
      & td {
        display: block;
      }
      & tr {
        padding-block: ${space.s};
        border-block-end: 1px solid ${color.line};
      }
      & td {
        padding: ${space.tiny} 0;
        border: 0;
      }
      & td + td::before {
        content: attr(data-label) ': ';
        color: ${color.inkSoft};
      }
    }
  }
`
