import { describe, expect, it } from 'vitest'
import { apiReport } from '../scripts/package/api.ts'

describe('the public types', { timeout: 60_000 }, () => {
  // `pnpm exec vitest run --project kit packages/ui/tests/api -u` accepts a change. Review it as a consumer
  // would.
  it('the public types of the kit match tests/api.txt, entry by entry', async () => {
    await expect(apiReport()).toMatchFileSnapshot('./api.txt')
  })
})
