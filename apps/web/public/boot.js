// Runs before the first paint, so that neither the theme nor the language flashes. At most 1 kB packed; the server writes apiRoot.
;(function () {
  var sakina = (window.sakina = { apiRoot: '/api' })
  var kept = {}
  try {
    kept = JSON.parse(localStorage.getItem('sakina.preferences')) || {}
  } catch {}
  var asked = function (query) {
    return matchMedia('(' + query + ')').matches
  }
  var theme = kept.theme
  if (['light', 'dark', 'contrast', 'contrast-dark'].indexOf(theme) < 0)
    theme =
      [asked('prefers-contrast: more') && 'contrast', asked('prefers-color-scheme: dark') && 'dark']
        .filter(Boolean)
        .join('-') || 'light'
  document.documentElement.dataset.theme = theme
  // The last presses: what comes prerendered cannot answer yet, and does once it is awake.
  var presses = (window.earlyPresses = [])
  addEventListener(
    'click',
    function (event) {
      var button = event.target.closest && event.target.closest('button')
      if (button && presses.push(button) > 9) presses.shift()
    },
    true,
  )
  // Only a first visit to `/` follows the remembered language; the switch itself remembers before it leaves.
  if (location.pathname === '/' && kept.locale === 'en' && !location.search) location.replace('/en')
})()
