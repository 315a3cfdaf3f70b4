// Imported before everything else: styled-components reads the nonce when it makes its first style element,
// and throws under our policy where there is none.
declare global {
  var __webpack_nonce__: string | undefined
}

__webpack_nonce__ =
  document.querySelector('script[nonce]')?.getAttribute('nonce') ||
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce

export {}
