import i18next from 'i18next'

/**
 * Where even the error page fails: nothing but HTML and a link home, which loads a new document
 * (docs/product.md, point 8). No hook and no component of ours, because one of them may be what failed.
 */
export const NestedErrorPage = () => (
  <div role="alert" style={{ maxWidth: '36rem', margin: '12vh auto', padding: '0 24px' }}>
    <h1>{i18next.t('error.page.nested', { ns: 'shell' })}</h1>
    <p>
      <a href="/">{i18next.t('error.home', { ns: 'shell' })}</a>
    </p>
  </div>
)
