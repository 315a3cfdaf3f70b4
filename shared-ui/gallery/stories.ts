import * as alert from './stories/alert.stories.tsx'
import * as avatar from './stories/avatar.stories.tsx'
import * as badge from './stories/badge.stories.tsx'
import * as brand from './stories/brand.stories.tsx'
import * as button from './stories/button.stories.tsx'
import * as card from './stories/card.stories.tsx'
import * as checkbox from './stories/checkbox.stories.tsx'
import * as countdown from './stories/countdown.stories.tsx'
import * as dateOfBirth from './stories/date-of-birth.stories.tsx'
import * as emptyState from './stories/empty-state.stories.tsx'
import * as field from './stories/field.stories.tsx'
import * as link from './stories/link.stories.tsx'
import * as menu from './stories/menu.stories.tsx'
import * as modal from './stories/modal.stories.tsx'
import * as pagination from './stories/pagination.stories.tsx'
import * as photo from './stories/photo.stories.tsx'
import * as price from './stories/price.stories.tsx'
import * as radio from './stories/radio.stories.tsx'
import * as select from './stories/select.stories.tsx'
import * as skeleton from './stories/skeleton.stories.tsx'
import * as slider from './stories/slider.stories.tsx'
import * as tabs from './stories/tabs.stories.tsx'
import * as toast from './stories/toast.stories.tsx'
import { storiesOf } from './story.ts'

/** Every story of every component, in the order of the gallery's list. */
export const stories = [
  alert,
  avatar,
  badge,
  brand,
  button,
  card,
  checkbox,
  countdown,
  dateOfBirth,
  emptyState,
  field,
  link,
  menu,
  modal,
  pagination,
  photo,
  price,
  radio,
  select,
  skeleton,
  slider,
  tabs,
  toast,
].flatMap(storiesOf)
