import { expect, test } from '@jest/globals'
import { bus } from '@lonk/shared-events/bus.ts'
import { createHearing } from './last-heard.ts'
import { tellLatePage } from './late-page.ts'

const told: unknown[] = []
bus.on('resync-needed').subscribe((event) => told.push(event))

test.each([
  [7, 0],
  [8, 1],
])(
  'a page that comes after event %i, from a document of event 7, is told so %i times',
  async (event, times) => {
    told.length = 0
    let show = () => {}
    const shown = new Promise<void>((resolve) => {
      show = resolve
    })
    const hearing = createHearing()
    hearing.learn({ userId: 3, event: 7 })
    const done = tellLatePage(hearing, shown)
    hearing.learn({ userId: 3, event })
    expect(told).toHaveLength(0)
    show()
    await done
    expect(told).toHaveLength(times)
  },
)
