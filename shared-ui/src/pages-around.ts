/**
 * The page numbers worth showing: first, last, the current one and its neighbours; null stands for those left out.
 * At most seven places, so that the row fits 360 px and does not change its width from page to page.
 */
export function pagesAround(page: number, pages: number): ReadonlyArray<number | null> {
  if (pages <= 7) return numbers(1, pages)
  if (page <= 3) return [...numbers(1, 4), null, pages]
  if (page >= pages - 2) return [1, null, ...numbers(pages - 3, pages)]
  return [1, null, page, null, pages]
}

const numbers = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)
