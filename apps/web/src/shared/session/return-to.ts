import { paths } from '../config/paths.ts'

const LONGEST = 2000
/** Where nobody is sent back to: sign-in itself would go round in circles, and these are no pages of the site. */
const never = [
  paths.login.pattern,
  paths.signUp.pattern,
  paths.forgotPassword.pattern,
  paths.resetPassword.pattern,
  paths.confirmMobile.pattern,
]
const notOurs = /^\/(?:api|checkout|ops|en|ar)(?:[/?#]|$)/i
// Control characters and backslashes are read by some browsers as something else than they look.
const disguised = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\\\s]/u

/** The path of a target as the router will read it, or nothing if it leads anywhere else. */
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

/** Where a visitor goes after signing in: back to the very place, and home if the address names anything but a page of ours. */
export function returnTo(target: string | null): string {
  const home = paths.home.to()
  if (target === null) return home
  const path = ownPath(target)
  if (path === undefined || notOurs.test(path)) return home
  return never.some((each) => each.toLowerCase() === path.replace(/\/+$/, '').toLowerCase()) ? home : target
}
