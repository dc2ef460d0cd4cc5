(function(exports,require,module,__filename,__dirname){Object.defineProperty(exports,"t",{enumerable:!0,get:function(){return`1.0.0`}});
})