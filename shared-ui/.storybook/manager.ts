import { addons } from 'storybook/manager-api'

// Nothing here has a panel: stories take no args, and axe looks at them in the tests.
addons.setConfig({ layout: { showPanel: false } })
