import { describe, expect, it } from '@jest/globals'
import { unusedKeys } from './unused-texts.ts'

describe('unusedKeys', () => {
  it('names a text that no source asks for', () => {
    expect(unusedKeys({ page: { title: 'a', old: 'b' } }, "t('page.title')")).toEqual(['page.old'])
  })

  it('knows plural forms by their common beginning', () => {
    expect(unusedKeys({ left_one: 'a', left_other: 'b' }, "t('left', { count })")).toEqual([])
  })

  it('takes a text that happens to be called "other" for what it is', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is source text that is looked through
    expect(unusedKeys({ categories: { spam: 'a', other: 'b' } }, 't(`categories.${category}`)')).toEqual([])
  })
})
