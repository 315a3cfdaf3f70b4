// What shell and remotes may use of react-router. A shared library cannot be tree-shaken, so the share is
// this list: a name that is not here fails the remotes' type check. Adding a name is a change of the contract.

export type { LinkProps, Location, NavigateFunction, Navigator, To } from 'whole-react-router'
export {
  Link,
  Navigate,
  Router,
  useHref,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'whole-react-router'
