import { Transformer } from '@parcel/plugin';

/**
 * Of boardgame.io pages need the client for React, and bots of their own. The lobby lies in the same file as that
 * client and can't be left out by itself, as it is given properties where the file is read: it brings sockets and
 * cookies. React asks for no `propTypes` any more. And each file names what others need, for which a bundler takes it along: of all that only a bot that
 * searches and the Debug panel have a use.
 */

const LOBBY = /\nclass _LobbyConnectionImpl [^]*\nexport \{ Client, Lobby \};/;
const PROP_TYPES = /_a\.propTypes = \{[^}]*\},/;
const ITS_IMPORTS = /^import [^']+ from '(react-cookies|prop-types|\.\/(ai|socketio|client-5)[^']*)';\n/gm;
/** A bundler takes everything along that stands beside a default export. */
const DEFAULT = "import produce from 'immer';";
const BY_NAME = "import { produce } from 'immer';";
const NAMED_ONLY = /^import '[^']*';\n/gm;

export default new Transformer({
  async transform({ asset }) {
    const code = (await asset.getCode()).replace(NAMED_ONLY, '').replace(DEFAULT, BY_NAME);
    asset.setCode(asset.filePath.endsWith('react.js') ? clientOf(code) : code);
    return [asset];
  },
});

/** @param {string} code */
function clientOf(code) {
  if (!LOBBY.test(code) || !PROP_TYPES.test(code)) throw new Error('boardgame.io/react is another one now');
  return code.replace(LOBBY, '\nexport { Client };').replace(PROP_TYPES, '').replace(ITS_IMPORTS, '');
}
