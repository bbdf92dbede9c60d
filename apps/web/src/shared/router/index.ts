/** The only door to the router, so that its next major is one edit. */
export { BrowserRouter, Link, Route, Routes, StaticRouter, useLocation } from 'react-router-dom'
