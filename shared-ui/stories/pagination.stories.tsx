import { LoadMore } from '../src/load-more.tsx'
import { Pagination } from '../src/pagination.tsx'

export default { title: 'Pagination' }

const to = (page: number) => `/list?page=${page}`

export const First = () => <Pagination page={1} pages={5} to={to} />

export const Middle = () => <Pagination page={12} pages={40} to={to} />

export const Last = () => <Pagination page={1240} pages={1240} to={to} />

export const More = () => <LoadMore shown={24} total={1000} totalCapped hasMore onMore={() => undefined} />

export const MoreOnItsWay = () => <LoadMore shown={24} total={60} hasMore busy onMore={() => undefined} />

export const NoMore = () => <LoadMore shown={24} hasMore={false} onMore={() => undefined} />
