/** The only import of the router, so that a new major version changes one file. */
export {
  BrowserRouter,
  matchPath,
  Navigate,
  Route,
  Routes,
  StaticRouter,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useResolvedPath,
  useSearchParams,
} from 'react-router-dom'
export { Link, PlainLink } from './link.tsx'
