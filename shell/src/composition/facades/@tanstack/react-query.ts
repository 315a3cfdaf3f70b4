// What remotes may use of @tanstack/react-query; see react-router.ts. The shell itself uses none of it: a chunk of its
// own that comes with the first page that asks the server for something. One copy, and one client for each remote.
export {
  keepPreviousData,
  notifyManager,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  replaceEqualDeep,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from 'whole-react-query'
