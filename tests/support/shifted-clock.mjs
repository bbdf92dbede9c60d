// Loaded into the server of one test file before all other modules: adds the milliseconds in a file
// to the time.
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
