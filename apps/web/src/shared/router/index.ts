/** Only this folder imports the router package, so that a new major version changes few files. */
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
