import { PageSkeleton } from '../src/page-skeleton.tsx'

export default { title: 'Skeleton' }

export const Grid = () => <PageSkeleton kind="grid" />
export const Search = () => <PageSkeleton kind="search" />
export const List = () => <PageSkeleton kind="list" />
export const Conversation = () => <PageSkeleton kind="conversation" />
export const Profile = () => <PageSkeleton kind="profile" />
export const Bundles = () => <PageSkeleton kind="bundles" />
export const Article = () => <PageSkeleton kind="article" />
export const Form = () => <PageSkeleton kind="form" />
