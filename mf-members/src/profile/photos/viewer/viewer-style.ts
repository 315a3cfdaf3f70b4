import { token } from '@lonk/shared-ui/token.ts'
import { createGlobalStyle, keyframes } from 'styled-components'

const { color, space, radius, layer } = token

const turn = keyframes`
  to { transform: rotate(1turn); }
`

/**
 * PhotoSwipe hangs its elements onto the body and comes with a stylesheet file, for which the site has no place: its
 * policy wants a nonce, which styled-components gives. What keeps the slides in their places is as in that file (MIT,
 * Dmytro Semenov), the looks are the site's.
 */
export const ViewerStyle = createGlobalStyle`
  html:has(.pswp) {
    overflow: hidden;
    scrollbar-gutter: stable;
  }
  .pswp {
    position: fixed;
    z-index: ${layer.overlay};
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: hidden;
    opacity: 0.003;
    outline: none;
    touch-action: none;
    contain: layout style size;
  }
  .pswp__bg,
  .pswp__scroll-wrap,
  .pswp__container,
  .pswp__item,
  .pswp__content,
  .pswp__img,
  .pswp__zoom-wrap {
    position: absolute;
    top: 0;
    left: 0;
    width: 100%;
    height: 100%;
  }
  .pswp__img,
  .pswp__zoom-wrap {
    width: auto;
    height: auto;
    max-width: none;
  }
  .pswp__scroll-wrap,
  .pswp__item {
    overflow: hidden;
  }
  .pswp__item {
    z-index: 1;
  }
  .pswp__bg {
    background: ${color.scrim};
    backdrop-filter: blur(12px);
  }
  .pswp__container,
  .pswp__img {
    user-select: none;
    -webkit-touch-callout: none;
  }
  .pswp__img {
    cursor: zoom-out;
  }
  .pswp--zoom-allowed .pswp__img {
    cursor: zoom-in;
  }
  .pswp--zoomed-in .pswp__img {
    cursor: grab;
  }
  .pswp__img--placeholder {
    background: ${color.tint};
  }
  .pswp__content {
    display: grid;
    place-items: center;
    pointer-events: none;
  }
  .pswp__error-msg {
    padding: ${space.m};
    border-radius: ${radius.card};
    background: ${color.surface};
    color: ${color.ink};
    pointer-events: auto;
  }

  .pswp__hide-on-close {
    z-index: 10;
    opacity: 0.005;
    transition: opacity var(--pswp-transition-duration) ${token.easing.out};
    pointer-events: none;
  }
  .pswp--ui-visible .pswp__hide-on-close,
  .pswp__hide-on-close:focus-within {
    opacity: 1;
    pointer-events: auto;
  }
  .pswp__top-bar {
    position: absolute;
    inset-block-start: max(${space.s}, env(safe-area-inset-top));
    inset-inline: ${space.s};
    display: flex;
    justify-content: flex-end;
    gap: ${space.xs};
    pointer-events: none !important;
  }
  .pswp__top-bar > * {
    pointer-events: auto;
  }
  .pswp__button,
  .pswp__counter,
  .pswp__preloader--active {
    display: grid;
    place-items: center;
    min-width: 44px;
    height: 44px;
    padding: 0;
    border: 0;
    border-radius: ${radius.full};
    background: ${color.surface};
    color: ${color.accentText};
    box-shadow: ${token.shadow.low}, 0 0 0 1px ${color.line};
  }
  .pswp__counter {
    margin-inline-end: auto;
    padding-inline: ${space.s};
    color: ${color.ink};
    font-size: ${token.fontSize.s};
    font-variant-numeric: tabular-nums;
  }
  .pswp__preloader {
    display: none;
  }
  .pswp__preloader--active {
    display: grid;
  }
  .pswp__preloader .pswp__icn {
    fill: currentColor;
    animation: ${turn} 700ms linear infinite;
  }
  .pswp__button svg {
    width: 22px;
    height: 22px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
    stroke-linejoin: round;
    pointer-events: none;
  }
  .pswp__button:hover {
    background: ${color.accentSoft};
  }
  .pswp__button--zoom {
    display: none;
  }
  .pswp--zoom-allowed .pswp__button--zoom {
    display: grid;
  }
  .pswp__button--arrow {
    position: absolute;
    inset-block-start: calc(50% - 22px);
    inset-inline-start: ${space.s};
  }
  .pswp__button--arrow--next {
    inset-inline: auto ${space.s};
  }
  .pswp--one-slide .pswp__button--arrow,
  .pswp--one-slide .pswp__counter {
    display: none;
  }
`
