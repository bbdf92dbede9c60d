/** The only door to the router, so that its next major is one edit. */
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
export { Link } from './link.tsx'
