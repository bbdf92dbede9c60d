import { paths } from '../config/paths.ts'

const LONGEST = 2000
/** Pages that lead to sign-in themselves, so that a return to them would loop. */
const never = [
  paths.login.pattern,
  paths.signUp.pattern,
  paths.forgotPassword.pattern,
  paths.resetPassword.pattern,
  paths.confirmMobile.pattern,
]
const notOurs = /^\/(?:api|checkout|ops|en|ar)(?:[/?#]|$)/i
// Characters that some browsers interpret differently from how a URL with them looks: control
// characters and backslashes.
const disguised = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\\s]/u

/** Returns the path of a target as the router reads it, or nothing if it leaves the site. */
function ownPath(target: string): string | undefined {
  if (target.length > LONGEST || !target.startsWith('/') || target.startsWith('//')) return undefined
  let plain: string
  try {
    plain = decodeURIComponent(target.replace(/[?#].*$/s, ''))
  } catch {
    return undefined
  }
  if (disguised.test(target) || disguised.test(plain) || plain.includes('//')) return undefined
  const url = new URL(target, 'https://site.invalid')
  return url.origin === 'https://site.invalid' && !url.pathname.startsWith('//') ? url.pathname : undefined
}

/** Returns where to go after sign-in: the target if it is a page of the site, otherwise the home page. */
export function safeReturnPath(target: string | null): string {
  const home = paths.home.to()
  if (target === null) return home
  const path = ownPath(target)
  if (path === undefined || notOurs.test(path)) return home
  return never.some((each) => each.toLowerCase() === path.replace(/\/+$/, '').toLowerCase()) ? home : target
}
