// What shell and remotes may use of react-router. A shared library cannot be tree-shaken, so the share is
// this list: a name that is not here fails the remotes' type check. Adding a name is a change of the contract.

export type { LinkProps, Location, NavigateFunction, Navigator, NavLinkProps, To } from 'whole-react-router'
export {
  Link,
  Navigate,
  NavLink,
  Router,
  // The shell's alone: how `page-route.tsx` tells a page its parameters.
  UNSAFE_RouteContext,
  useHref,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
} from 'whole-react-router'
