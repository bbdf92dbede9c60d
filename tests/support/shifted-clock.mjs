// Loaded into the server of one journey before anything else: its time is the real one and what the file says.
import { readFileSync } from 'node:fs'

const RealDate = Date
const shift = () => Number(readFileSync(process.env['CLOCK_SHIFT_FILE'] ?? '', 'utf8'))

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + shift())
    else super(...given)
  }

  static now() {
    return RealDate.now() + shift()
  }
}
