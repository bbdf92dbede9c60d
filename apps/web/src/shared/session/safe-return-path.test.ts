import { describe, expect, test } from 'vitest'

import { safeReturnPath } from './safe-return-path.ts'

const script = ['java', 'script:'].join('')

describe('the return URL after sign-in', () => {
  test.each([
    '/MyOrders',
    '/s1/1/11?step=review#total',
    '/PersonalProfileLayout/Contract?state=running',
    '/OrderPage?q=%D8%B9%D8%A7%D9%85%D9%84%D8%A9',
    '/enough',
    '/',
  ])('the return URL after sign-in leads a customer to %s', (target) => {
    expect(safeReturnPath(target)).toBe(target)
  })

  test.each([
    ['another site', 'https://evil.example/'],
    ['another site without a scheme', '//evil.example/MyOrders'],
    ['three slashes', '///evil.example'],
    ['a backslash for a slash', '/\\evil.example'],
    ['two backslashes', '\\\\evil.example'],
    ['an encoded slash at the start', '/%2Fevil.example'],
    ['an encoded backslash', '/%5Cevil.example'],
    ['dots that climb to another site', '/..//evil.example'],
    ['a tab inside the slashes', '/\t/evil.example'],
    ['a line break inside the slashes', '/\n/evil.example'],
    ['an encoded line break', '/%0d%0aLocation:%20https://evil.example'],
    ['a script', `${script}alert(1)`],
    ['a script behind spaces', `  ${script}alert(1)`],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['a name before an @', '@evil.example'],
    ['a relative address', 'MyOrders'],
    ['a call of the API', '/api/my/data'],
    ['the checkout of the payment provider', '/checkout/12'],
    ['a broken encoding', '/%E0%A4%A'],
    ['an invisible mark', '/\u202Efdp.evil'],
    ['nothing', ''],
    ['far too much', `/${'a'.repeat(3000)}`],
    ['sign-in itself', '/Login?back=%2FLogin'],
    ['sign-in in another spelling', '/login/'],
  ])('the unsafe return URL %s leads home', (_, target) => {
    expect(safeReturnPath(target)).toBe('/')
  })

  test('the return URL after sign-in defaults to the home page', () => {
    expect(safeReturnPath(null)).toBe('/')
  })
})
