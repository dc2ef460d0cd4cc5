(function(exports,require,module,__filename,__dirname){require("./main.js").runtime;const e=require("./github.js");exports.getOctokit=e.t;
})