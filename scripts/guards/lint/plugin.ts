import { randomnessRule, clockRule, directFormattingRule } from './formats-and-clock.ts'
import { kitPrefixRule } from './kit-prefix.ts'
import { participleTypesRule, urlAddressRule, statePairsRule } from './names.ts'
import { logicalDirectionRule } from './logical-direction.ts'
import { arabicInCodeRule, literalTextRule } from './no-literal-text.ts'
import { rawValuesRule } from './no-raw-values.ts'
import { browserStorageRule, networkRule } from './owned-globals.ts'
import { sitePathsRule } from './site-paths.ts'

/**
 * The rules of this project that no general linter has. .oxlintrc.json says which folder each applies to.
 */
export default {
  meta: { name: 'house' },
  rules: {
    'browser-storage': browserStorageRule,
    chance: randomnessRule,
    clock: clockRule,
    formatters: directFormattingRule,
    'kit-prefix': kitPrefixRule,
    'logical-direction': logicalDirectionRule,
    network: networkRule,
    'no-arabic-in-code': arabicInCodeRule,
    'no-literal-text': literalTextRule,
    'no-participle-types': participleTypesRule,
    'no-raw-values': rawValuesRule,
    'no-url-called-address': urlAddressRule,
    'site-paths': sitePathsRule,
    'state-pairs': statePairsRule,
  },
}
